import type { ReactNode } from 'react';

/** An island, what grows on it, and a spirit above it. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h480v270H0Z" fill="light-dark(#cfe3e6, #10222c)" />
      <path d="M96 214 168 96l30 44 34-62 52 84 28-36 72 88Z" fill="light-dark(#8f9aa0, #3a4750)" />
      <path d="M70 222q6-40 60-46 40-30 80 0 50-24 90 6 60-6 80 40Z" fill="light-dark(#5c8a4a, #24452f)" />
      <path d="M0 232h480v38H0Z" fill="light-dark(#4f8ea6, #16384a)" />
      <path d="m128 28-22 36h20l-12 32" fill="none" stroke="light-dark(#b5482a, #f0a070)" strokeWidth="6" />
    </svg>
  );
}
