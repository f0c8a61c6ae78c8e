using System;
using System.Globalization;

namespace Roundup.Worker;

/// <summary>
/// The exceptions by which a library says that it does not take a type: the one rule for all libraries, which docs/exit-codes.md explains.
/// </summary>
internal static class Refusals
{
    private static readonly string[] s_types =
    [
        nameof(NotSupportedException),
        "InvalidDataContractException",
        "FormatterNotRegisteredException",
        "TypeNotRegisteredException",
        "CodecNotFoundException",
    ];

    /// <summary>What messages of other exceptions say where a type cannot be created or has no serializer.</summary>
    private static readonly string[] s_phrases =
    [
        "abstract class",
        "interface or abstract",
        "instance of an interface",
        "parameterless constructor",
        "no serializer ",
        "not registered",
        "does not support ",
        "no contract can be inferred",
        "with data contract name",
    ];

    /// <summary>The outermost exception of a chain that says so; null where there is none.</summary>
    public static Exception? Find(Exception e)
    {
        for (var cause = e; cause is not null; cause = cause.InnerException)
        {
            if (IsRefusal(cause))
            {
                return cause;
            }
        }

        return null;
    }

    private static bool IsRefusal(Exception e)
    {
        // The worker has no reference to the library's exceptions.
        for (var type = e.GetType(); type is not null; type = type.BaseType)
        {
            if (Array.IndexOf(s_types, type.Name) >= 0)
            {
                return true;
            }
        }

        var text = CultureInfo.InvariantCulture.CompareInfo;
        return Array.Exists(s_phrases, phrase => text.IndexOf(e.Message, phrase, CompareOptions.OrdinalIgnoreCase) >= 0);
    }
}
