import * as z from 'zod'

export const vatGroups = ['standard', 'reduced', 'zero', 'none'] as const

export const MAX_PICTURES = 30

const id = z.int().positive().max(2_147_483_647)
const amount = z.number().positive().max(1_000_000_000).multipleOf(0.001)
/** Of a picture in the store of files, `9f/9f86d081.jpg`, or the address of one that lives elsewhere. */
const pictureKey = z
  .string()
  .max(1_000)
  .regex(/^(?:https:\/\/\S+|[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]+)?)$/)

/** Fields of a product itself; its features stand beside, under `feature.<id>`. */
export const productFields = z.object({
  article: z.string().trim().min(1).max(100),
  manufacturerCode: z.string().trim().max(100),
  ean: z
    .string()
    .trim()
    .regex(/^\d{8,14}$/)
    .nullable(),
  name: z.string().trim().min(1).max(500),
  description: z.string().max(20_000),
  sectionId: id,
  familyId: id,
  brandId: id,
  seriesId: id.nullable(),
  manufacturerId: id.nullable(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  sellerId: id,
  unitId: id,
  minimumBatch: amount.nullable(),
  multiplicity: amount,
  weightGrams: z.int().min(0).max(2_000_000_000),
  volumeMl: z.int().min(0).max(2_000_000_000),
  vatGroup: z.enum(vatGroups),
  popularity: z.int().min(0).max(2_000_000_000),
  isRecommended: z.boolean(),
  /** Buyers see it. */
  isActive: z.boolean(),
  /** Keys of pictures; the first is that of cards. */
  images: z.array(pictureKey).max(MAX_PICTURES),
  analogs: z.array(id).max(200),
  related: z.array(id).max(200),
})
export type ProductFields = z.infer<typeof productFields>
export type ProductField = keyof ProductFields

export type FeatureField = `feature.${number}`
export const featureField = (featureId: number): FeatureField => `feature.${featureId}`
const FEATURE = /^feature\.([1-9]\d*)$/
/** The feature a field names; null for a field of the product itself. */
export const featureOf = (field: string): number | null => Number(FEATURE.exec(field)?.[1] ?? 0) || null

/** Texts of the values a product has of a feature; none: an empty list. */
const featureTexts = z.array(z.string().trim().min(1).max(500)).max(50)

export type ProductValues = Partial<ProductFields> & { [feature: FeatureField]: string[] }

/** A change of one field; the compiler widens a computed key to any text. */
export const oneValue = (field: ProductField | FeatureField, value: unknown): ProductValues => ({ [field]: value }) as ProductValues

/** Any of the fields and features of a product; what is missing is not touched. Cast: a catchall cannot say that other keys are features. */
export const productValues = productFields
  .partial()
  .catchall(featureTexts)
  .superRefine((values, context) => {
    const unknown = Object.keys(values).find((field) => !(field in productFields.shape) && featureOf(field) === null)
    if (unknown !== undefined) context.addIssue({ code: 'unrecognized_keys', keys: [unknown], path: [unknown] })
  }) as unknown as z.ZodType<ProductValues, ProductValues>

/** Without these there is no product; `multiplicity` and the rest have a value to begin with. */
export const requiredFields = [
  'article',
  'name',
  'sectionId',
  'familyId',
  'brandId',
  'countryCode',
  'sellerId',
  'unitId',
] as const satisfies readonly ProductField[]

export const defaultFields = {
  manufacturerCode: '',
  ean: null,
  description: '',
  seriesId: null,
  manufacturerId: null,
  minimumBatch: null,
  multiplicity: 1,
  weightGrams: 0,
  volumeMl: 0,
  vatGroup: 'standard',
  popularity: 0,
  isRecommended: false,
  // A new product is a draft until somebody publishes it.
  isActive: false,
  images: [],
  analogs: [],
  related: [],
} as const satisfies Partial<ProductFields>
