using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Model;

/// <summary>The C# types of numbers and of strings with a form, such as dates.</summary>
internal static class ScalarTypes
{
    /// <summary>The narrowest type that holds all numbers; decimal for amounts of money.</summary>
    public static TypeUse Of(NumberShape numbers, bool isMoney) => new(isMoney ? "decimal" : Name(numbers));

    public static TypeUse Of(TextForms form) => form switch
    {
        TextForms.None => new("string", "\"\""),
        TextForms.Uri => new("Uri", "null!"),
        TextForms.Base64 => new("byte[]", "[]"),
        _ => new(form.ToString()),
    };

    private static string Name(NumberShape numbers)
    {
        if (numbers.Fractions == 0)
        {
            return numbers.Integers switch
            {
                var types when types.HasFlag(IntegerTypes.Int) => "int",
                var types when types.HasFlag(IntegerTypes.Long) => "long",
                var types when types.HasFlag(IntegerTypes.ULong) => "ulong",
                _ => numbers.InexactAsDecimal == 0 ? "decimal" : "double",
            };
        }

        var isDecimal = numbers.InexactAsDecimal == 0 && (numbers.Scaled > 0 || numbers.InexactAsDouble > 0);
        return isDecimal ? "decimal" : "double";
    }
}
