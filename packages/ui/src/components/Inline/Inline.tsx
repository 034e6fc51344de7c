import { Box, type BoxProps } from '../Box/index.ts';

/** Props of Inline. */
export interface InlineProps
  extends Omit<
    BoxProps,
    'display' | 'flexDirection' | 'flexWrap' | 'alignItems' | 'justifyContent' | 'gap'
  > {
  /** The space between the children, and between the lines when they wrap. @default 's' */
  gap?: BoxProps['gap'];
  /** How the children stand across the line. @default 'center' */
  align?: BoxProps['alignItems'];
  /** How the children spread along the line. @default 'start' */
  justify?: BoxProps['justifyContent'];
}

/** Children beside one another, wrapping where the line ends. */
export function Inline({ gap = 's', align = 'center', justify = 'start', ...props }: InlineProps) {
  return (
    <Box
      {...props}
      display="flex"
      flexWrap="wrap"
      alignItems={align}
      justifyContent={justify}
      gap={gap}
    />
  );
}
