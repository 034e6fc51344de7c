export { Box, type BoxProps, type LayoutElement } from './Box.tsx';
