/** A seat is a colour and a shape, the same in every game (Okabe and Ito's palette, which colour-blind people can tell apart). */
export interface SeatMark {
  readonly colour: string;
  /** An SVG path in a square from -1 to 1. */
  readonly path: string;
  readonly shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'hexagon';
}

export const seatMarks: readonly SeatMark[] = [
  { colour: '#0072b2', shape: 'circle', path: 'M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z' },
  { colour: '#d55e00', shape: 'triangle', path: 'M0 -.95L.95 .75L-.95 .75Z' },
  { colour: '#009e73', shape: 'square', path: 'M-.8 -.8H.8V.8H-.8Z' },
  { colour: '#f0e442', shape: 'diamond', path: 'M0 -1L.85 0L0 1L-.85 0Z' },
  { colour: '#cc79a7', shape: 'star', path: 'M0 -1L.26 -.35L.95 -.31L.42 .13L.59 .81L0 .43L-.59 .81L-.42 .13L-.95 -.31L-.26 -.35Z' },
  { colour: '#56b4e9', shape: 'hexagon', path: 'M.9 0L.45 .78L-.45 .78L-.9 0L-.45 -.78L.45 -.78Z' },
];
