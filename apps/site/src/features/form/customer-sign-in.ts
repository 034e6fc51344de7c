export { validateCustomerSignIn as validate } from '@milepost/domain/forms/sign-in/customer';
