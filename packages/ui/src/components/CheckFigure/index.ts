export { CheckFigure, type CheckFigureProps, type CheckPart } from './CheckFigure.tsx';
