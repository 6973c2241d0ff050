import type { ReactNode } from 'react';

const RINGS = 13;
const POINTS = 72;

/** One depth line around the skerry: a ring that the sea bed has pushed out of shape, less so farther out. */
function ring(n: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const wobble = 0.16 * Math.sin(angle * 2 + 0.7) + 0.1 * Math.sin(angle * 3 + n * 0.16) + 0.05 * Math.sin(angle * 5 - n * 0.3);
    const radius = (26 + n * 34) * (1 + wobble * (1 - n / (RINGS * 1.6)));
    return `${(900 + radius * 1.55 * Math.cos(angle)).toFixed(1)} ${(120 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const rings = Array.from({ length: RINGS }, (_, n) => ring(n));

/** The depth lines of a sea chart, behind the page. */
export function ChartLines(): ReactNode {
  return (
    <svg className="chart-lines" viewBox="0 0 1240 620" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      {rings.map((path, n) => (
        <path key={n} d={path} strokeDasharray={n % 3 === 2 ? '2 5' : undefined} />
      ))}
    </svg>
  );
}
