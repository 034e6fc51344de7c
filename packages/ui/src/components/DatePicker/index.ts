export { DatePicker, type DatePickerProps, type DatePreset } from './DatePicker.tsx';
