import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { offerAccess, offErrors } from './offer-calls.ts'
import { brandFields } from './offer-input.ts'
import { brand, brandPictures, MAX_BRAND_PICTURE_BYTES } from './offer-shapes.ts'

/** How the company looks on its offers; a part of `offersApi`. */
export const offerBrandCalls = {
  brand: endpoint({
    ...offerAccess,
    method: 'GET',
    path: '/api/v1/offer/brand',
    summary: 'Logo, stamp, signature and signer of the company on its offers',
    output: brand,
    errors: offErrors,
  }),
  changeBrand: endpoint({
    ...offerAccess,
    method: 'PUT',
    path: '/api/v1/offer/brand',
    summary: 'Change signer and contacts on the company’s offers',
    body: brandFields,
    output: brand,
    errors: offErrors,
  }),
  setBrandPicture: endpoint({
    ...offerAccess,
    method: 'PUT',
    path: '/api/v1/offer/brand/:picture',
    summary: 'Logo, stamp or signature, .jpg or .png, at most 2 Mb',
    params: z.object({ picture: z.enum(brandPictures) }),
    multipart: { data: { maxBytes: MAX_BRAND_PICTURE_BYTES, kinds: photoKinds, refusedAs: 'offer.bad-picture' } },
    output: brand,
    errors: [...offErrors, 'offer.bad-picture'],
  }),
  removeBrandPicture: endpoint({
    ...offerAccess,
    method: 'DELETE',
    path: '/api/v1/offer/brand/:picture',
    summary: 'Offers go out without this picture; those sent keep it',
    params: z.object({ picture: z.enum(brandPictures) }),
    output: brand,
    errors: offErrors,
  }),
}
