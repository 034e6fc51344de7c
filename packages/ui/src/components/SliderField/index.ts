export { placeThumb } from '../../internal/scale.ts';
export { readBox, readSpanishBox, type WrittenScale } from './readBox.ts';
export { SliderField, type SliderFieldProps } from './SliderField.tsx';
