export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { UploadFile, UploadOptions } from './upload.ts';
