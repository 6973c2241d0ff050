import type { ReactNode } from 'react';
import { spirits } from '../../content/spirits.ts';

/** A few strokes for each spirit, in a square from -1 to 1. */
const strokes: Readonly<Record<string, string>> = {
  "Lightning's Swift Strike": 'M.15 -.8L-.4 .1H.05L-.15 .8L.45 -.2H0Z',
  'River Surges in Sunlight': 'M-.75 -.3Q-.4 -.65 0 -.3T.75 -.3M-.75 .1Q-.4 -.25 0 .1T.75 .1M-.75 .5Q-.4 .15 0 .5T.75 .5',
  'Shadows Flicker Like Flame': 'M0 -.8C.55 -.25 .6 .15 .35 .6Q.1 .8 -.15 .65C-.65 .35 -.45 -.1 -.2 -.3Q-.15 0 .05 0Q.15 -.4 0 -.8Z',
  'Vital Strength of the Earth': 'M-.8 .6L-.25 -.5L.05 .05L.3 -.3L.8 .6ZM-.45 .3H.45',
  'A Spread of Rampant Green': 'M0 .8V-.2M0 .3Q-.65 .3 -.65 -.3Q0 -.3 0 .3M0 0Q.65 0 .65 -.65Q0 -.65 0 0',
  Thunderspeaker: 'M-.6 -.45H.6L.45 .6H-.45ZM-.6 -.45L.45 .6M.6 -.45L-.45 .6M-.8 -.8L-.3 -.45M.8 -.8L.3 -.45',
  'Bringer of Dreams and Nightmares': 'M-.8 0Q0 -.75 .8 0Q0 .75 -.8 0ZM-.22 0A.22 .22 0 1 1 .22 0A.22 .22 0 1 1 -.22 0Z',
  'Sharp Fangs Behind the Leaves': 'M-.75 -.55Q0 -.9 .75 -.55M-.6 -.5L-.4 .35L-.2 -.6M.6 -.5L.4 .35L.2 -.6M-.5 .65Q0 .85 .5 .65',
  'Keeper of the Forbidden Wilds': 'M0 .8V-.75M0 -.3Q-.5 -.3 -.6 -.75M0 -.3Q.5 -.3 .6 -.75M0 .2Q-.6 .2 -.8 -.2M0 .2Q.6 .2 .8 -.2M-.5 .8H.5',
  "Stone's Unyielding Defiance": 'M-.75 .6L-.6 -.35L-.1 -.75L.5 -.5L.8 .2L.55 .65ZM-.6 -.35L0 -.1L.5 -.5M0 -.1L.1 .63',
  'Shifting Memory of Ages': 'M.1 .05A.12 .12 0 1 0 -.12 0Q-.1 .4 .3 .3Q.65 .1 .5 -.35Q.15 -.75 -.4 -.55Q-.85 -.2 -.7 .35Q-.4 .85 .2 .8',
  'Grinning Trickster Stirs Up Trouble': 'M-.75 -.15Q0 1.15 .75 -.15ZM-.6 -.6L-.25 -.4M.6 -.6L.25 -.4M-.3 -.12V.3M.3 -.12V.3M0 -.12V.45',
  'Lure of the Deep Wilderness': 'M-.8 .75Q-.2 .3 -.1 -.2Q0 -.75 .4 -.55Q.7 -.3 .35 -.05M.8 .75Q.5 .3 .2 .35M-.75 -.5V-.1M-.9 -.3H-.6',
  'Many Minds Move as One':
    'M-.8 -.4L-.5 -.2L-.2 -.4M.2 -.55L.5 -.35L.8 -.55M-.35 .1L0 .35L.35 .1M-.75 .5L-.5 .65L-.25 .5M.3 .6L.55 .75L.8 .6',
  'Volcano Looming High': 'M-.85 .7L-.3 -.15H.3L.85 .7ZM0 -.2V-.8M-.25 -.35L-.5 -.7M.25 -.35L.5 -.7',
  'Shroud of Silent Mist': 'M-.8 -.45H.3M.5 -.45H.8M-.55 -.1H.8M-.8 .25H-.4M-.15 .25H.6M-.5 .6H.4',
  'Vengeance as a Burning Plague':
    'M0 -.8Q.6 -.2 .4 .3Q.2 .75 -.2 .7Q-.65 .5 -.4 0Q-.2 .15 -.1 0Q0 -.3 0 -.8ZM.62 -.5A.1 .1 0 1 0 .64 -.5ZM-.65 -.4A.1 .1 0 1 0 -.63 -.4Z',
  'Starlight Seeks Its Form': 'M0 -.85L.18 -.18L.85 0L.18 .18L0 .85L-.18 .18L-.85 0L-.18 -.18ZM.5 -.7V-.4M.35 -.55H.65',
  'Fractured Days Split the Sky': 'M-.7 -.7H.7L-.7 .7H.7ZM0 -.95L.15 -.4L-.15 0L.15 .45L0 .95',
  'Heart of the Wildfire': 'M0 .8Q-.9 .1 -.6 -.4Q-.3 -.7 0 -.25Q.3 -.7 .6 -.4Q.9 .1 0 .8ZM0 .4Q-.3 .1 0 -.1Q.3 .1 0 .4Z',
  'Serpent Slumbering Beneath the Island': 'M-.8 .65Q-.2 .9 0 .45Q.2 0 -.3 -.05Q-.75 -.2 -.5 -.6Q-.1 -.95 .45 -.6L.75 -.7M.45 -.6L.7 -.4',
  'Downpour Drenches the World':
    'M-.7 -.25Q-.75 -.65 -.3 -.65Q0 -1 .35 -.65Q.8 -.65 .7 -.25ZM-.5 .05L-.65 .45M-.1 .05L-.25 .45M.3 .05L.15 .45M.65 .05L.5 .45M-.3 .55L-.4 .8M.15 .55L.05 .8',
  'Finder of Paths Unseen': 'M-.75 .75Q-.3 .5 -.35 .1T.1 -.35Q.5 -.5 .45 -.8M.45 -.8L.2 -.6M.45 -.8L.7 -.55M.2 .7Q.5 .5 .75 .65',
  "Ocean's Hungry Grasp": 'M-.8 .6Q-.7 -.6 .2 -.65Q.75 -.6 .7 -.1Q.4 -.4 .1 -.1Q-.1 .3 .35 .6ZM.35 .6H.8',
};

/** The strokes of a spirit's emblem. */
export const emblemOf = (name: string): string | undefined => strokes[name];

/** What a spirit is known by, inside an SVG, centred on x and y: strokes, or the first letter of its name. */
export function Emblem({ kind, size, x = 0, y = 0 }: { kind: number; size: number; x?: number; y?: number }): ReactNode {
  const spirit = spirits[kind];
  if (spirit === undefined) return null;
  const drawn = emblemOf(spirit.name);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="si-emblem">
      {drawn === undefined ? (
        <text y=".5" fontSize="1.4" textAnchor="middle">
          {spirit.name[0]}
        </text>
      ) : (
        <path d={drawn} />
      )}
    </g>
  );
}
