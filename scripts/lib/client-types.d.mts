/** The OpenAPI document of the built service. */
export function openApi(): Promise<Record<string, unknown>>;

/** The text of a declaration file with the types of a document. */
export function restTypes(document: Record<string, unknown>): Promise<string>;

/** Writes the types of the library into a folder. */
export function writeLibraryTypes(folder: string): Promise<void>;

/** The files with the types of GraphQL clients, for the operations in their code. */
export function graphqlTypes(schema: string, code: string): Promise<Record<string, string>>;
