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
  stepOf: (step, count) => `Paso ${step} de ${count}`,
  stepDone: 'completado',
  stepError: 'necesita revisión',
  continue: 'Continuar',
  back: 'Atrás',
  edit: (label) => `Editar: ${label}`,
  notGiven: 'Sin indicar',
  save: 'Guardar',
  cancel: 'Cancelar',
  commands: 'Comandos',
  findCommand: 'Buscar un comando',
  noCommand: 'Ningún comando coincide. Pruebe otra palabra.',
  dropFiles: 'Suelte o pegue archivos aquí',
  chooseFile: 'Elegir archivo',
  chooseFiles: 'Elegir archivos',
  uploadRules: (types, size, count) =>
    [
      types,
      size && `Hasta ${size} cada uno`,
      count && (count === 1 ? 'Un archivo como máximo' : `${count} archivos como máximo`),
    ]
      .filter(Boolean)
      .map((rule) => `${rule}.`)
      .join(' '),
  sent: 'Enviado',
  canceled: 'Cancelado',
  notSent: 'No se envió. Revise su conexión y envíelo de nuevo.',
  fileEmpty: 'No se envió: el archivo está vacío.',
  fileWrongType: (types) =>
    types ? `No se envió: elija ${types}.` : 'No se envió: elija otro tipo de archivo.',
  fileTooLarge: (size) => `No se envió: pesa más de ${size}.`,
  tooManyFiles: (count) =>
    `No se envió: ${count === 1 ? 'un archivo es' : `${count} archivos son`} el máximo.`,
  cancelFile: (name) => `Cancelar ${name}`,
  retryFile: (name) => `Enviar ${name} de nuevo`,
  removeFile: (name) => `Quitar ${name}`,
};
