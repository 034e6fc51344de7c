import { Box, type BoxProps } from '../Box/index.ts';

/** Props of Stack. */
export interface StackProps
  extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap' | 'alignItems' | 'gap'> {
  /** The space between the children. @default 'm' */
  gap?: BoxProps['gap'];
  /** How the children stand across the stack. @default 'stretch' */
  align?: BoxProps['alignItems'];
}

/** Children below one another, with one gap between them. */
export function Stack({ gap = 'm', align = 'stretch', ...props }: StackProps) {
  return <Box {...props} display="flex" flexDirection="column" alignItems={align} gap={gap} />;
}
