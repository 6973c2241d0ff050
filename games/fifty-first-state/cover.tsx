import type { ReactNode } from 'react';

/** A location card, with its stripe and its sign. */
function Card({ x, y, turn, stripe, children }: { x: number; y: number; turn: number; stripe: string; children: ReactNode }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-50" y="-72" width="100" height="144" rx="7" fill="light-dark(#efe6d0, #26313a)" stroke="#0a151d" strokeWidth="2" />
      <path d="M-50-65q0-7 7-7h86q7 0 7 7v22H-50Z" fill={stripe} />
      <path d="M-34-58h52" stroke="#fffdf6" strokeWidth="5" strokeLinecap="round" />
      <rect x="-38" y="-34" width="76" height="62" rx="4" fill="light-dark(#d8c9a6, #1a242c)" />
      <g transform="translate(0 -3)" stroke="#0a151d" strokeWidth="1.4" strokeLinejoin="round">
        {children}
      </g>
      <path d="M-38 42h46M-38 54h62" stroke="light-dark(#8d7c5a, #5d6f7a)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** The skyline of what was. */
const RUINS =
  'M0 196h30v-42l12-10 8 16v-34h26v22l14 8v-60l18-14 10 20v78h24v-30h34v16l16-8v-72h22l8 14v96h34v-52l20-12 14 22v-54h22v-26l20 12v74h26v-40l18 8v40h40v-22h30v74H0Z';

/** Cards of a state that is being built out of ruins. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="270" fill="light-dark(#e3c9a0, #211a18)" />
      <circle cx="372" cy="70" r="42" fill="light-dark(#d98d4a, #7a3a22)" />
      <path d={RUINS} fill="light-dark(#b98f63, #35271f)" transform="translate(0 14)" />
      <path d="M0 214h480v56H0Z" fill="light-dark(#8f6b48, #171210)" />
      <path d="M0 240h480" stroke="light-dark(#f0dfba, #4a392c)" strokeWidth="4" strokeDasharray="26 18" />
      <Card x={132} y={140} turn={-11} stripe="#6d7a3c">
        <path d="M-26 20v-26l14 9v-9l14 9v-22h8v22h12v17Z" fill="#b7b08a" />
      </Card>
      <Card x={244} y={130} turn={-1} stripe="#a5502a">
        <path d="M-26-10h40v-5h12v9H6l-2 8h-12l-2 18h-14l4-20h-6Z" fill="#8c8f94" />
      </Card>
      <Card x={356} y={142} turn={10} stripe="#33617d">
        <path d="M-24 10-8-14l8 9 8-14 16 29Z" fill="#c8975a" />
        <circle cx="15" cy="-15" r="5" fill="#f0dfba" />
      </Card>
      <g transform="translate(52 52) rotate(-6)">
        <path d="M-34-26h68v38L0 34-34 12Z" fill="light-dark(#f6f2e6, #0f1a21)" stroke="light-dark(#7a3a22, #d98d4a)" strokeWidth="3" />
        <path
          d="M-19-14H-5v7h-7v3q9 0 9 9 0 10-10 10-6 0-10-4l4-5q3 2 5 2 3 0 3-3 0-4-7-3l-1 1ZM2-7l8-7h5v29H8V-5L5-2Z"
          fill="light-dark(#7a3a22, #e9b07a)"
        />
      </g>
    </svg>
  );
}
