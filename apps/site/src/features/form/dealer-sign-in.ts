export { validateDealerSignIn as validate } from '@milepost/domain/forms/sign-in/dealer';
