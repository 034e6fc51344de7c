export { hours } from '#words/company';
