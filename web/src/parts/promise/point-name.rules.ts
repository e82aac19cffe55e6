/** Most points are named after their city. */
export const pointName = ({ name, city }: { name: string; city: string }): string => (name.includes(city) ? name : `${name}, ${city}`)
