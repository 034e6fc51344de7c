export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { UploadedFile, UploadFile, UploadOptions } from './upload.ts';
