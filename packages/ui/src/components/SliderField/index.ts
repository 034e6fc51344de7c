export { placeThumb } from '../../internal/scale.ts';
export { readBox, type WrittenScale } from './readBox.ts';
export { SliderField, type SliderFieldProps } from './SliderField.tsx';
