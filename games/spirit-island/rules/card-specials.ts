import { strifeHurts } from './strife-strikes.ts';

/** Rules of single fear cards and blight cards. */
export const cardSpecials = {
  'strife-hurts': strifeHurts,
};
