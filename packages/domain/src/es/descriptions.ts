import type * as english from '../en/descriptions.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { claimReplyDays, contactReplyDays } from './company.ts';

const { figures, foundedIn, foundedYear, name, shortName, times } = company;

const payoff =
  `Pida el monto para liquidar su préstamo de auto. Le enviamos su cotización por correo electrónico en un plazo de ${times.payoffQuoteHours} horas, y vale por ${times.payoffQuoteValidDays} días desde la fecha que usted elija.` as const;

export const descriptions = {
  '/': 'Préstamos de auto para todo tipo de crédito. Precalifique sin afectar su puntaje de crédito, haga un pago, pida una cotización de liquidación o calcule un pago mensual.',
  '/customers':
    'Calcule un pago, pida una cotización de liquidación, presente un reclamo al seguro o hable con nuestro servicio al cliente.',
  '/dealers': `Únase a ${figures.dealerPartners} concesionarios que financian con ${shortName}. Envíe solicitudes de crédito, vea una hoja de tasas, hable con su representante o asóciese con nosotros.`,
  '/insurance': `Presente un reclamo al seguro por un auto que financia con nosotros. Un especialista en reclamos se comunica con usted en ${claimReplyDays} días hábiles.`,
  '/payoff': payoff,
  '/dealers/payoff': payoff,
  '/signin': `Entre a su cuenta de cliente de ${shortName} o al portal de concesionarios.`,
  '/pre-qualify': `Precalifique para un préstamo de auto sin afectar su puntaje de crédito. Aceptamos todo tipo de crédito y respondemos en un plazo de ${times.preQualifyReplyHours} horas.`,
  '/payment':
    'Pague su préstamo de auto en línea con tarjeta de débito o cuenta bancaria. Vea todas las formas de pago y lo que cuesta cada una antes de pagar.',
  '/faq':
    'Respuestas sobre cómo pagar, precalificación, cotizaciones de liquidación, fechas de vencimiento, pérdida total o robo del auto, pago anticipado y horarios.',
  '/contact': `Llame o escriba a ${name}, por correo postal o electrónico. Respondemos en ${contactReplyDays} días hábiles.`,
  '/account':
    'Vea una muestra del panel de la cuenta: saldo, próximo pago, puntaje de crédito, historial de pagos, documentos y ajustes.',
  '/credit-score':
    'Vea un puntaje de crédito de muestra, qué significa cada rango, los cinco factores de un puntaje y consejos para subir el suyo.',
  '/military': `Cómo la Ley de Ayuda Civil para Miembros del Servicio (SCRA) puede bajar la tasa de su préstamo de auto, quién puede tener derecho y cómo pedirlo. Respondemos en un plazo de ${times.militaryReplyHours} horas.`,
  '/about': `${name} financia autos para conductores con todo tipo de crédito desde ${foundedYear}. Lea quiénes somos, qué hacemos y cómo le tratamos.`,
  '/privacy': `Qué información personal reúne ${name}, cómo la usamos y compartimos, y qué puede decidir usted.`,
  '/terms': `Las reglas para usar el sitio web de ${name}, su calculadora y sus formularios.`,
  '/accessibility': `Cómo hacemos que todos puedan usar este sitio web, qué no funciona bien todavía y cómo avisarnos. Respondemos en un plazo de ${times.accessibilityReplyBusinessDays} días hábiles.`,
  '/careers': `Vea los empleos disponibles en ${name}, lo que ofrecemos y cómo solicitarlos.`,
  '/executives': `Conozca a las seis personas que dirigen ${name} y lo que piensan sobre el liderazgo.`,
  '/affiliates': `Pida prestado con un auto que ya es suyo como garantía, protéjalo o reciba ayuda para su concesionario, con las compañías que trabajan con ${name}.`,
  '/history': `Cómo ${name} pasó de una oficina en ${foundedIn} en ${foundedYear} a ser un prestamista con ${figures.dealerPartners} concesionarios asociados.`,
  '/dealers/full-spectrum':
    'Financie a clientes con todo nivel de crédito, de prime a deep subprime, con decisiones rápidas en línea y fondos el mismo día.',
  '/dealers/indirect':
    'Financiamiento indirecto para concesionarios: aprobaciones rápidas, documentos sencillos, tasas competitivas y apoyo con su cartera.',
  '/dealers/solutions': `Vienen más programas para concesionarios. Mientras tanto, su equipo de ${shortName} está a una llamada.`,
  '/dealers/services': `Apoyo de hoy para los concesionarios asociados de ${shortName}, y lo que preparamos.`,
} as const satisfies Translated<typeof english.descriptions>;
