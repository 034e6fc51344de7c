export const cardNeeds = 'Necesita el número de tarjeta y su vencimiento.';
