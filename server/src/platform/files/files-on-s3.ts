import { S3mini } from 's3mini'
import type { Config } from '#src/config'
import type { Files } from './files.ts'

/** Files in a bucket; S3_ENDPOINT names it: `https://storage.example.com/bucket`. */
export function filesOnS3(config: Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>): Files {
  const bucket = new S3mini({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY,
    secretAccessKey: config.S3_SECRET_KEY,
    requestAbortTimeout: 30_000,
  })
  return {
    put: async (key, body, type) => {
      await bucket.putObject(key, body, type)
    },
    get: async (key) => {
      const body = await bucket.getObjectArrayBuffer(key)
      return body ? Buffer.from(body) : null
    },
    remove: async (key) => {
      await bucket.deleteObject(key)
    },
  }
}
