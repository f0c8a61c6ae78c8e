using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>Names of the local variables of a converter's method.</summary>
internal static class JsonLocals
{
    /// <summary>Starts a method, which has the parameters of a converter.</summary>
    public static Locals Of(Output output) => new([.. output.Model.Aliases.Select(alias => alias.Name), "options", "typeToConvert"]);
}
