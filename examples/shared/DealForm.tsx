'use client';

import { Button } from '@milepost/ui/Button';
import { Checkbox } from '@milepost/ui/Checkbox';
import { DatePicker } from '@milepost/ui/DatePicker';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Form } from '@milepost/ui/Form';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { MoneyField } from '@milepost/ui/MoneyField';
import { Select } from '@milepost/ui/Select';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { TextField } from '@milepost/ui/TextField';

const english = {
  heading: 'New deal',
  buyer: 'Buyer',
  price: 'Price',
  state: 'State',
  day: 'First payment',
  terms: 'The buyer agrees',
  send: 'Send',
  ask: 'Discard',
  sure: 'Discard this deal?',
  more: 'More',
  deals: 'All deals',
};

const spanish: typeof english = {
  heading: 'Nueva solicitud',
  buyer: 'Comprador',
  price: 'Precio',
  state: 'Estado',
  day: 'Primer pago',
  terms: 'El comprador acepta',
  send: 'Enviar',
  ask: 'Descartar',
  sure: '¿Descartar esta solicitud?',
  more: 'Más',
  deals: 'Todas las solicitudes',
};

/** A form, a dialog and a menu with a link. */
export function DealForm({ language }: { language: 'en' | 'es' }) {
  const words = language === 'es' ? spanish : english;
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Heading level={1}>{words.heading}</Heading>
      <TextField name="buyer" label={words.buyer} isRequired />
      <MoneyField name="price" label={words.price} min={1000} defaultValue={18_400} />
      <Select
        name="state"
        label={words.state}
        options={[
          { value: 'TX', label: 'Texas' },
          { value: 'UT', label: 'Utah' },
        ]}
      />
      <DatePicker name="day" label={words.day} defaultValue="2027-03-04" />
      <Checkbox name="terms" label={words.terms} />
      <Inline gap="s">
        <SubmitButton>{words.send}</SubmitButton>
        <DialogTrigger>
          <Button variant="outline">{words.ask}</Button>
          <Dialog heading={words.sure} actions={<Button slot="close">{words.ask}</Button>}>
            {words.price}
          </Dialog>
        </DialogTrigger>
        <MenuTrigger>
          <Button variant="outline">{words.more}</Button>
          <Menu>
            <MenuItem href="/">{words.deals}</MenuItem>
          </Menu>
        </MenuTrigger>
      </Inline>
    </Form>
  );
}
