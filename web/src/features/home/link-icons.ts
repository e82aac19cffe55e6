import {
  mdiArrowRight,
  mdiCalculatorVariantOutline,
  mdiCartOutline,
  mdiFileDocumentOutline,
  mdiFileUploadOutline,
  mdiFormatListChecks,
  mdiHeartOutline,
  mdiHelpCircleOutline,
  mdiMagnify,
  mdiNewspaperVariantOutline,
  mdiPackageVariantClosed,
  mdiPhoneOutline,
  mdiStarCircleOutline,
  mdiTagOutline,
  mdiTruckOutline,
  mdiViewGridOutline,
  mdiAccountOutline,
} from '@mdi/js'

/** The names a seller may give a link's icon. */
const icons: Record<string, string> = {
  account: mdiAccountOutline,
  calculator: mdiCalculatorVariantOutline,
  cart: mdiCartOutline,
  catalogue: mdiViewGridOutline,
  club: mdiStarCircleOutline,
  delivery: mdiTruckOutline,
  documents: mdiFileDocumentOutline,
  favourites: mdiHeartOutline,
  help: mdiHelpCircleOutline,
  import: mdiFileUploadOutline,
  news: mdiNewspaperVariantOutline,
  offers: mdiTagOutline,
  orders: mdiPackageVariantClosed,
  phone: mdiPhoneOutline,
  search: mdiMagnify,
  specifications: mdiFormatListChecks,
}

export const iconOf = (name: string): string => icons[name] ?? mdiArrowRight
