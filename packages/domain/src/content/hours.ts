export { hours, serviceHours } from '#words/company';
