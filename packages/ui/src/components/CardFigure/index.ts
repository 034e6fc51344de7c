export { CardFigure, type CardFigureProps } from './CardFigure.tsx';
