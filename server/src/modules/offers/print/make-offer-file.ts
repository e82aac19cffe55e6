import { offerPdf, type OfferPrint } from './offer-pdf.ts'
import { offerXlsx } from './offer-xlsx.ts'

export type OfferPrintTask = OfferPrint & { format: 'pdf' | 'xlsx' }

export const makeOfferFile = ({ format, ...print }: OfferPrintTask): Promise<Buffer> =>
  format === 'pdf' ? offerPdf(print) : offerXlsx(print.shown)
