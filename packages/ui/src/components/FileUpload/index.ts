export { FileUpload, type FileUploadProps, type UploadFile } from './FileUpload.tsx';
