using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>An enum of a schema.</summary>
/// <param name="Name">The name in the schema.</param>
/// <param name="Model">The type in the model.</param>
internal sealed record SchemaEnum(string Name, EnumType Model);
