/** Text that may stand in HTML and SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** 1234567 as "1 234 567", with narrow spaces that do not break. */
export function grouped(number: number, digits = 0): string {
  return number.toFixed(digits).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

/** A number for a coordinate: a tenth is finer than a screen. */
export function at(number: number): string {
  return String(Math.round(number * 10) / 10);
}
