namespace Roundup.ModelCompiler.Types;

/// <summary>A named number of an enum.</summary>
/// <param name="Name">The name.</param>
/// <param name="Number">The number; a decimal holds those of every underlying type.</param>
internal sealed record EnumMember(string Name, decimal Number);
