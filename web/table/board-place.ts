/** Where the board lies in its window: moved by x and y, and so many times as large as fits. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const FIT: Place = { x: 0, y: 0, zoom: 1 };
const NEAREST = 8;
/** The room around what is asked about. */
const MARGIN = 36;

/** The board never leaves the window. */
export function within(place: Place, window: Size): Place {
  if (place.zoom <= 1.001) return FIT;
  const zoom = Math.min(NEAREST, place.zoom);
  const x = Math.min(0, Math.max(window.width * (1 - zoom), place.x));
  const y = Math.min(0, Math.max(window.height * (1 - zoom), place.y));
  return { x, y, zoom };
}

/** Zooms so that what lies under this point stays under it. */
export function zoomedAt(place: Place, factor: number, at: { readonly x: number; readonly y: number }, window: Size): Place {
  const zoom = Math.min(NEAREST, Math.max(1, place.zoom * factor));
  const grown = zoom / place.zoom;
  return within({ zoom, x: at.x - (at.x - place.x) * grown, y: at.y - (at.y - place.y) * grown }, window);
}

/** The last of the steps by which figures on the board are drawn smaller that a zoom has reached: two steps double it. */
export function stepOf(zoom: number): number {
  return 2 ** (Math.floor(Math.log2(Math.max(1, zoom)) * 2 + 0.01) / 2);
}

/** How large the board has to be drawn so that it can be read. */
export function readableZoom(window: Size, readable: Size | undefined): number {
  if (readable === undefined || window.width === 0 || window.height === 0) return 1;
  return Math.max(1, Math.min(NEAREST, Math.max(readable.width / window.width, readable.height / window.height)));
}

/** The smallest box around all of them; null around nothing. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * The place at which what is asked about is in sight and can be read: this one, if it already is so. `asked` is measured on the board
 * as it fits the window.
 */
export function placeFor(asked: Box, place: Place, window: Size, readable: number): Place {
  const seen = {
    left: asked.x * place.zoom + place.x,
    top: asked.y * place.zoom + place.y,
    right: (asked.x + asked.width) * place.zoom + place.x,
    bottom: (asked.y + asked.height) * place.zoom + place.y,
  };
  const whole = Math.min((window.width - 2 * MARGIN) / Math.max(1, asked.width), (window.height - 2 * MARGIN) / Math.max(1, asked.height));
  const zoom = Math.max(1, Math.min(Math.max(readable, place.zoom), whole));
  const inSight = seen.left >= -1 && seen.top >= -1 && seen.right <= window.width + 1 && seen.bottom <= window.height + 1;
  if (inSight && place.zoom >= Math.min(readable, zoom) * 0.95) return place;
  const middle = { x: asked.x + asked.width / 2, y: asked.y + asked.height / 2 };
  return within({ zoom, x: window.width / 2 - middle.x * zoom, y: window.height / 2 - middle.y * zoom }, window);
}

export function sizeOf({ clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): Size {
  return { width: clientWidth, height: clientHeight };
}
