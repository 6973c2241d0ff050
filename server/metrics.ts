import { Refusal } from '@skerry/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client';
import { Networks } from './addresses.ts';
import { Latencies } from './latencies.ts';

/** What a server counts of itself at the moment it is asked. */
export interface Counted {
  readonly tables: number;
  readonly thinking: number;
  readonly connections: number;
  /** Thoughts of bots that wait for a free thread. */
  readonly bot_queue: number;
}

/** This machine, and private networks. The first 64 bits of an IPv6 address are all that is known of it; nobody else has those of `::1`. */
const near = new Networks(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::/64', 'fc00::/7', 'fe80::/10']);

/** What whoever runs the server wants to watch, as Prometheus reads it. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly seconds = new Latencies('skerry_answer_seconds', 'From an act until it is in the store.');
  private readonly refusals = new Counter({
    name: 'skerry_refusals_total',
    help: 'What was refused, by its code.',
    labelNames: ['code'],
    registers: [this.registry],
  });

  constructor(counted: () => Counted) {
    this.registry.registerMetric(this.seconds as unknown as Metric);
    const answers = new Counter({
      name: 'skerry_answers_total',
      help: 'Acts (answers, undos, deals) that were stored.',
      registers: [this.registry],
      collect: () => {
        answers.reset();
        answers.inc(this.seconds.count);
      },
    });
    collectDefaultMetrics({ register: this.registry });
    for (const [name, help] of [
      ['tables', 'Tables in memory.'],
      ['thinking', 'Tables whose bots are thinking or wait to think.'],
      ['connections', 'Live connections.'],
      ['bot_queue', 'Thoughts of bots that wait until one of the threads is free.'],
    ] as const) {
      const gauge: Gauge = new Gauge({
        name: `skerry_${name}`,
        help,
        registers: [this.registry],
        collect: () => gauge.set(counted()[name]),
      });
    }
  }

  stored(milliseconds: number): void {
    this.seconds.observe(milliseconds / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  /** For the machine itself and for private networks: nobody else need know how busy a house is. */
  add(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
    app.get('/metrics', async (request, reply) => {
      if (!near.has(addressOf(request))) throw new Refusal('no-such-route', 'There is nothing here.');
      reply.header('content-type', this.registry.contentType);
      return this.registry.metrics();
    });
  }
}
