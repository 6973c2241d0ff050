import type { ReactNode } from 'react';

/** The page's few icons, drawn with one line on a square of 24. */
const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 5 5v1.5',
  history: 'M12 7.5V12l3 2M4.6 9.5A8 8 0 1 1 4 12M4 5v4.5h4.5',
  rules: 'M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.500V5c-3-.4-6 0-8 1.500zM12 6.500V19.5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800v4.400M9 14.800v4.4',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5.500v13l10.5-6.500z',
  pause: 'M8.5 5.500v13M15.5 5.500v13',
  first: 'M18 6l-8 6 8 6zM6 6v12',
  previous: 'M15 5.5 8.5 12l6.5 6.5',
  next: 'M9 5.500l6.5 6.500L9 18.5',
  now: 'M5 6l8 6-8 6zM18 6v12',
  legend: 'M9 9.200a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  side: 'M4 5.5h16v13H4zM14 5.500v13',
  up: 'M5.5 15 12 8.500l6.500 6.500',
  bulb: 'M9 17.500h6M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.7.6 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3.500z',
  log: 'M5 6.500h14M5 12h14M5 17.500h9',
  chat: 'M4.5 5.500h15v10.500h-8l-4 3.500v-3.500h-3z',
  hand: 'M8.5 6.500h8.500v13H8.500zM5.5 17.5 4 7.200l7-1',
  seats:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3.5 2.2-5.5 5.5-5.500S14 15.5 14 19M15.5 5.300a3 3 0 0 1 0 5.400M17 13.800c2.5.5 4 2.4 4 5.2',
  fit: 'M4.5 9V4.500H9M15 4.500h4.500V9M19.5 15v4.500H15M9 19.500H4.500V15',
  plus: 'M12 5.500v13M5.5 12h13',
  minus: 'M5.5 12h13',
  save: 'M12 4.500v10M8 11l4 4 4-4M5 19h14',
  load: 'M12 15V5M8 8.500l4-4 4 4M5 19h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.3 1.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.3-1.3',
  bot: 'M6 9h12v9.500H6zM12 9V5.500M12 5.500h.01M9.5 13v1M14.5 13v1M3.5 12v3.500M20.5 12v3.5',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  keys: 'M3.5 6.500h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  remove: 'M5 7h14M9.5 7V4.500h5V7M7 7l1 12.500h8L17 7M10.5 10.500v5.500M13.5 10.500v5.5',
  codex: 'M8 4h11v13H8zM8 7H5v13h11v-3M11 8h5M11 11h5',
  words: 'M5 5.500h14M12 5.500V19M9 19h6',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300M19.5 4v4h-4',
  lobby: 'M4 11.5 12 5l8 6.500M6.5 10v9h11v-9',
  fold: 'M5 5v14M19 12H9.500M13.5 8l-4 4 4 4',
  branch: 'M7 20V4M7 14c6 0 10-2 10-8M14 9l3-3.500L20 9',
  learn: 'M3 9.5 12 5l9 4.500-9 4.500zM7 12v4.500c3 2.500 7 2.500 10 0V12M21 9.500V15',
  search: 'M10.5 16.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15 15l4.5 4.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }): ReactNode {
  const filled = name === 'play' || name === 'first' || name === 'now';
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.6 : 1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The rock with the light on it. */
export function Skerry({ size = 32 }: { size?: number }): ReactNode {
  return (
    <svg className="skerry-mark" width={size} height={size} viewBox="4 6 56 54" aria-hidden="true">
      <path className="beam" d="M29 21 6 12v13zM35 21l23-9v13z" />
      <path className="tower" d="M29 25h6l2 19H27zM27 17h10l-5-5z" />
      <path className="lamp" d="M28.5 17h7v8h-7z" />
      <path className="rock" d="M14 48q4-7 11-5 3-4 8-1 5-2 7 1 6-1 9 5z" />
      <path className="wave" d="M6 52q4-3 8 0t8 0 8 0 8 0 8 0 8 0M12 57q4-3 8 0t8 0 8 0 8 0 8 0" />
    </svg>
  );
}
