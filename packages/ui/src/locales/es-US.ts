import type { Words } from '../internal/words.ts';

/** The kit's own words in Spanish, as the United States write it. */
export const spanish: Words = {
  optional: '(opcional)',
  notifications: 'Notificaciones',
  noScore: 'Sin puntaje',
  chooseOne: 'Elija una opción',
  show: (label) => `Mostrar: ${label}`,
  clear: (label) => `Borrar: ${label}`,
  close: 'Cerrar',
  numberBetween: (min, max) => `Ingrese de ${min} a ${max}`,
  numberFrom: (min) => `Ingrese ${min} o más`,
  numberTo: (max) => `Ingrese ${max} o menos`,
  numberLike: (example) => `Ingrese un número, como ${example}`,
  lowest: 'Mínimo',
  highest: 'Máximo',
  problems: (count) =>
    count === 1 ? 'Hay un problema con una respuesta' : `Hay un problema con ${count} respuestas`,
  sortable: 'Los encabezados con botones ordenan las filas.',
  sorted: (column, direction) =>
    `Ordenado por ${column}, ${direction === 'ascending' ? 'ascendente' : 'descendente'}`,
  noRows: 'Todavía no hay nada aquí.',
  previous: 'Anterior',
  next: 'Siguiente',
  pageOf: (page, count) => `Página ${page} de ${count}`,
  notice: 'Aviso',
  breadcrumb: 'Ruta de navegación',
  mainNavigation: 'Principal',
  footerNavigation: 'Pie de página',
  navigation: 'Navegación',
  skipToContent: 'Saltar al contenido principal',
};
