declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    readonly httpServer: import('node:http').Server;
    readonly store: {
      putContent(path: string, content: Buffer | NodeJS.ReadableStream): Promise<[size: number, md5: string]>;
    };
    run(): Promise<import('node:net').AddressInfo>;
    close(): Promise<void>;
  }
}
