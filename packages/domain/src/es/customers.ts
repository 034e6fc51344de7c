import { callLink } from '../content/text.ts';
import type * as english from '../en/customers.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { claimReplyDays } from './company.ts';

const { phones, times } = company;

export const customerCards = [
  {
    title: 'Calculadora de pagos',
    description: 'Calcule un pago mensual o vea cuánto podría pedir prestado con un pago fijo.',
    link: { text: 'Abrir la calculadora', to: '/', hash: 'calculator' },
  },
  {
    title: 'Cotización de liquidación',
    description: `Pida el monto para liquidar su préstamo. Lo enviamos por correo electrónico en un plazo de ${times.payoffQuoteHours} horas.`,
    link: { text: 'Pedir una cotización', to: '/payoff' },
  },
  {
    title: 'Reclamos al seguro',
    description: `Reporte un accidente, un robo o un daño. Un especialista se comunica con usted en ${claimReplyDays} días hábiles.`,
    link: { text: 'Presentar un reclamo', to: '/insurance' },
  },
  {
    title: 'Hablar con nosotros',
    description: 'Hable con una persona sobre su cuenta, su pago o sus opciones.',
    link: callLink(phones.main, `Llamar al ${phones.main.display}`),
  },
] as const satisfies Translated<typeof english.customerCards>;

export const loanAreas = { left: 'Por pagar', interest: 'Intereses' } as const satisfies Translated<
  typeof english.loanAreas
>;

export const supportTopics = [
  'Vencimiento',
  'Pago atrasado',
  'Nueva dirección',
  'Liquidación',
  'Título',
] as const satisfies Translated<typeof english.supportTopics>;

export const customerHelp = {
  heading: '¿Necesita ayuda?',
  signIn: { text: 'Entrar (en inglés)', to: '/signin' },
  signInText: '¿Tiene una cuenta? Entre para administrarla.',
} as const satisfies Translated<typeof english.customerHelp>;
