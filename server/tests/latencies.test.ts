import { Registry, type Metric } from 'prom-client';
import { expect, test } from 'vitest';
import { Latencies } from '../latencies.ts';

test('each value counts in its bucket and in all above it, one on the bound included', async () => {
  const latencies = new Latencies('waits', 'How long one waits.');
  const registry = new Registry();
  registry.registerMetric(latencies as unknown as Metric);
  for (const seconds of [0.0005, 0.001, 0.3, 7]) latencies.observe(seconds);
  expect((await registry.metrics()).trim().split('\n')).toEqual([
    '# HELP waits How long one waits.',
    '# TYPE waits histogram',
    ...[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25].map((le) => `waits_bucket{le="${le}"} 2`),
    ...[0.5, 1, 2.5].map((le) => `waits_bucket{le="${le}"} 3`),
    'waits_bucket{le="+Inf"} 4',
    'waits_sum 7.3015',
    'waits_count 4',
  ]);
});
