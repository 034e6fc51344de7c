import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spanish } from '../../locales/es-US.ts';
import { longWord, stress } from '../../testing/docs.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DateField } from '../DateField/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { Form } from '../Form/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { SliderField } from '../SliderField/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { docs } from './LocaleProvider.docs.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = {
  title: 'Components/Layout/LocaleProvider',
  component: LocaleProvider,
  parameters: { docsData: docs },
  args: { locale: 'es-US', words: spanish, children: null },
  render: (args) => (
    <LocaleProvider {...args}>
      <div lang={args.locale}>
        <Form aria-label="Solicitud de crédito">
          <ErrorSummary
            shouldFocus={false}
            errors={[{ fieldId: 'ingresos', message: 'Escriba sus ingresos mensuales' }]}
          />
          <TextField label="Nombre completo" name="nombre" autoComplete="name" />
          <DateField label="Fecha de nacimiento" name="nacimiento" autoComplete="bday" />
          <Select
            label="Situación laboral"
            name="trabajo"
            options={[
              { value: 'empleado', label: 'Empleado' },
              { value: 'independiente', label: 'Independiente' },
            ]}
          />
          <MoneyField
            id="ingresos"
            label="Ingresos mensuales"
            name="ingresos"
            errorMessage="Escriba sus ingresos mensuales"
          />
          <NumberField
            label="Millaje"
            name="millaje"
            suffix="millas"
            min={0}
            max={300_000}
            defaultValue={42_120.5}
          />
          <SliderField
            label="Plazo del préstamo"
            name="plazo"
            min={12}
            max={84}
            step={12}
            defaultValue={72}
            format={(months) => `${months} meses`}
          />
          <RadioGroup
            label="Cómo quiere pagar"
            name="pago"
            options={[
              { value: 'debito', label: 'Tarjeta de débito' },
              { value: 'ach', label: 'Cuenta bancaria' },
            ]}
          />
          <PasswordField label="Contraseña" name="clave" shouldMarkOptional />
          <Checkbox label="Acepto recibir mensajes sobre esta solicitud" name="acepto" />
          <SubmitButton>Enviar solicitud</SubmitButton>
        </Form>
      </div>
    </LocaleProvider>
  ),
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form from a dealer portal in Spanish: none of the kit's words is left in English. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Elija una opción');
    await expect(canvas.getByRole('heading')).toHaveTextContent('Hay un problema');
    const miles = canvas.getByLabelText('Millaje');
    await expect(miles).toHaveValue('42,120.5');
    await userEvent.clear(miles);
    await userEvent.type(miles, '999,999');
    await userEvent.tab();
    await expect(miles).toHaveAccessibleDescription('Escriba de 0 millas a 300,000 millas');
    await expect(canvasElement.textContent).not.toMatch(/optional|Choose|Enter|problem with/);
  },
};

/** In Spain, a comma comes before the decimals. */
export const Spain: Story = {
  args: { locale: 'es-ES' },
  play: async ({ canvas, userEvent }) => {
    const miles = canvas.getByLabelText('Millaje');
    await expect(miles).toHaveValue('42.120,5');
    await userEvent.clear(miles);
    await userEvent.type(miles, '1.234,50');
    await userEvent.tab();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('millaje')).toBe('1234.5');
  },
};

export const Stress: Story = {
  ...stress,
  render: (args) => (
    <LocaleProvider {...args}>
      <TextField label={longWord} shouldMarkOptional />
    </LocaleProvider>
  ),
};
