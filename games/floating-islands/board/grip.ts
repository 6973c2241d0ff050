import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from './geometry.ts';

/** A pointer that moves less than this, in pixels, has tapped. */
const TAP = 8;

/** A point of the screen in units of the drawing. */
export function inDrawing(svg: SVGSVGElement, event: { readonly clientX: number; readonly clientY: number }): Point {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
  return { x, y };
}

interface Grip {
  readonly start: Point;
  readonly now: Point;
}

export interface GripHandlers {
  onPointerDown(event: PointerEvent<SVGElement>): void;
  onPointerMove(event: PointerEvent<SVGElement>): void;
  onPointerUp(event: PointerEvent<SVGElement>): void;
  onPointerCancel(event: PointerEvent<SVGElement>): void;
}

/**
 * Something that is dragged by mouse or finger. The window on the board must not pan meanwhile, so the press does not reach it;
 * for the same reason a tap is told here and not by a click.
 */
export function useGrip(
  svg: RefObject<SVGSVGElement | null>,
  hear: {
    drag(id: number, grip: Grip): void;
    drop(id: number): void;
    tap(id: number): void;
  },
): { readonly held: number | null; readonly grip: Grip | null; handlers(id: number): GripHandlers } {
  const [state, setState] = useState<{ readonly id: number; readonly grip: Grip } | null>(null);
  const press = useRef<{ readonly x: number; readonly y: number; readonly start: Point; moved: boolean } | null>(null);
  const handlers = (id: number): GripHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { x: event.clientX, y: event.clientY, start: inDrawing(svg.current!, event), moved: false };
    },
    onPointerMove: (event) => {
      const pressed = press.current;
      if (pressed === null) return;
      event.stopPropagation();
      if (!pressed.moved && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < TAP) return;
      pressed.moved = true;
      const grip = { start: pressed.start, now: inDrawing(svg.current!, event) };
      setState({ id, grip });
      hear.drag(id, grip);
    },
    onPointerUp: () => {
      const pressed = press.current;
      press.current = null;
      setState(null);
      if (pressed === null) return;
      if (pressed.moved) hear.drop(id);
      else hear.tap(id);
    },
    onPointerCancel: () => {
      press.current = null;
      setState(null);
    },
  });
  return { held: state?.id ?? null, grip: state?.grip ?? null, handlers };
}
