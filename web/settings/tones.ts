import { useSettings } from './settings.ts';

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function audio(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  return context;
}

/** A soft tone: a sine that swells and fades, like a bell buoy far away. */
function tone(pitch: number, after: number, length: number, loudness: number): void {
  const sound = audio();
  if (sound === null) return;
  const begin = sound.currentTime + after;
  const oscillator = new OscillatorNode(sound, { type: 'sine', frequency: pitch });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

export const tones = {
  yourTurn(): void {
    if (useSettings.getState().sound === 'off') return;
    tone(523, 0, 0.5, 0.07);
    tone(784, 0.14, 0.7, 0.06);
  },
  move(): void {
    if (useSettings.getState().sound === 'all') tone(330, 0, 0.18, 0.035);
  },
  end(): void {
    if (useSettings.getState().sound !== 'all') return;
    for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(pitch, i * 0.16, 1.2, 0.05);
  },
};
