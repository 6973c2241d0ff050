import { actions } from '../content/action-cards.ts';
import { airshipProperties } from '../content/original.ts';
import type { QuestionName } from './catalogue.ts';

const property = (id: (typeof airshipProperties)[number]['id']): string => airshipProperties.find((one) => one.id === id)!.rule;

/** The rule that each question follows; the prompt names it. */
export const questionRules: Readonly<Record<QuestionName, string>> = {
  airship: 'F-2.4',
  'first-island': 'F-2.6',
  keep: 'F-3.2',
  move: 'F-4.2',
  action: 'F-4.2',
  'second-action': 'F-4.2',
  'castle-with': 'F-4.4',
  'castle-as': 'F-4.4',
  discard: 'F-4.5',
  save: 'F-4.8',
  unstable: 'F-5.6',
  'attract-to': 'F-5.8',
  'attract-turned': 'F-5.8',
  'broken-off': 'F-5.9',
  'join-at': 'F-5.10',
  'carry-to': 'F-5.12',
  'capture-from': 'F-8.3',
  'capture-target': 'F-8.3',
  'send-hunters': 'F-8.4',
  'send-mercenaries': 'F-8.4',
  'lose-hunters': 'F-8.6',
  'free-island': 'F-9.2',
  armour: property('armour'),
  barracks: property('barracks'),
  'second-drill': property('second-drill'),
  'extract-on': actions['illegal-mining'],
  mine: actions.mining,
  'superiority-target': actions.superiority,
  'destroy-hunters': actions.superiority,
  'lay-permanent': actions.transport,
  'lay-temporary': actions.transport,
  'recruit-to': actions.recruitment,
  'convert-on': actions.conversion,
  'station-hunters': actions.support,
  'station-mercenaries': actions.support,
  rotate: actions.rotation,
  'bribe-from': actions.bribery,
  'bribe-to': 'F-11.13',
  'speculate-own': actions.speculation,
  'speculate-neighbour': actions.speculation,
};
