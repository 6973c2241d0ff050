import type { BoardProps as AnyBoardProps } from '@skerry/presentation';
import type { IsleboundView } from '../rules/view.ts';

export type { Answer } from '@skerry/engine';
export type BoardProps = AnyBoardProps<IsleboundView>;
