import { codeHelp } from '@milepost/domain/content/payment-help';
import { CardFigure } from '@milepost/ui/CardFigure';
import { Grid } from '@milepost/ui/Grid';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';

/** Shows where a card has its security code. */
export function CodeHelp() {
  return (
    <Grid itemWidth="small">
      {codeHelp.cards.map(({ side, figure, text }) => (
        <Stack key={side} gap="s">
          <CardFigure side={side} label={figure} />
          <Text size="small">{text}</Text>
        </Stack>
      ))}
    </Grid>
  );
}
