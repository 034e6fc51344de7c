export { type ScoreRange, ScoreScale, type ScoreScaleProps } from './ScoreScale.tsx';
