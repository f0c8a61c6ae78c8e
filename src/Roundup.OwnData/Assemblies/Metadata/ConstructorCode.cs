using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace Roundup.OwnData.Assemblies.Metadata;

/// <summary>
/// What the code of a constructor shows of the initial values of members, without running it: constants, and new objects that take no
/// arguments.
/// </summary>
internal static class ConstructorCode
{
    /// <summary>The values that the constructor sets, by the member.</summary>
    /// <param name="path">The assembly.</param>
    /// <param name="token">The constructor's token of metadata.</param>
    public static InitialValues Read(string path, int token)
    {
        using var file = new PEReader(File.OpenRead(path));
        var metadata = file.GetMetadataReader();
        var method = metadata.GetMethodDefinition((MethodDefinitionHandle)MetadataTokens.EntityHandle(token));
        if (method.RelativeVirtualAddress == 0)
        {
            return new(new Dictionary<string, InitialValue?>(), IsComplete: false);
        }

        var code = file.GetMethodBody(method.RelativeVirtualAddress).GetILReader();
        var reader = new Reader(metadata);
        try
        {
            return new(reader.Values, reader.Read(ref code));
        }
        catch (Exception e) when (e is InvalidOperationException or BadImageFormatException or InvalidCastException)
        {
            // Not the code of a compiler that is known.
            return new(reader.Values, IsComplete: false);
        }
    }

    private sealed class Reader(MetadataReader metadata)
    {
        private static readonly object s_unknown = new();
        private static readonly object s_this = new();
        private static readonly object s_parameter = new();

        private readonly Stack<object?> stack = new();

        public Dictionary<string, InitialValue?> Values { get; } = [];

        /// <summary>Whether it was read to its end. Code with branches is not.</summary>
        public bool Read(ref BlobReader code)
        {
            while (code.RemainingBytes > 0)
            {
                var operation = (ILOpCode)code.ReadByte();
                switch (operation)
                {
                    case ILOpCode.Nop:
                        break;
                    case ILOpCode.Ret:
                        return true;
                    case ILOpCode.Ldarg_0:
                        stack.Push(s_this);
                        break;
                    case ILOpCode.Ldarg_1 or ILOpCode.Ldarg_2 or ILOpCode.Ldarg_3:
                        stack.Push(s_parameter);
                        break;
                    case ILOpCode.Ldarg_s:
                        code.ReadByte();
                        stack.Push(s_parameter);
                        break;
                    case >= ILOpCode.Ldc_i4_m1 and <= ILOpCode.Ldc_i4_8:
                        stack.Push((int)operation - (int)ILOpCode.Ldc_i4_0);
                        break;
                    case ILOpCode.Ldc_i4_s:
                        stack.Push((int)code.ReadSByte());
                        break;
                    case ILOpCode.Ldc_i4:
                        stack.Push(code.ReadInt32());
                        break;
                    case ILOpCode.Ldc_i8:
                        stack.Push(code.ReadInt64());
                        break;
                    case ILOpCode.Ldc_r4:
                        stack.Push(code.ReadSingle());
                        break;
                    case ILOpCode.Ldc_r8:
                        stack.Push(code.ReadDouble());
                        break;
                    case ILOpCode.Conv_i8 when stack.Peek() is int number:
                        stack.Pop();
                        stack.Push((long)number);
                        break;
                    case ILOpCode.Ldnull:
                        stack.Push(null);
                        break;
                    case ILOpCode.Ldstr:
                        stack.Push(metadata.GetUserString(MetadataTokens.UserStringHandle(code.ReadInt32() & 0xFFFFFF)));
                        break;
                    case ILOpCode.Ldsfld:
                        stack.Push(NameOf(code.ReadInt32()) is ("String", "Empty", _) ? string.Empty : s_unknown);
                        break;
                    case ILOpCode.Newobj or ILOpCode.Call:
                        Call(NameOf(code.ReadInt32()), isNew: operation == ILOpCode.Newobj);
                        break;
                    case ILOpCode.Stfld:
                        var field = NameOf(code.ReadInt32()).Name;
                        Set(field.StartsWith('<') ? field[1..field.IndexOf('>', StringComparison.Ordinal)] : field.Trim('_', '@'));
                        break;
                    default:
                        return false;
                }
            }

            return true;
        }

        private void Set(string member)
        {
            var value = stack.Pop();
            if (stack.Pop() == s_this && value != s_parameter)
            {
                Values[member] = value == s_unknown ? null : value as InitialValue ?? new(value, null);
            }
        }

        private void Call((string Type, string Name, BlobHandle Signature) called, bool isNew)
        {
            var signature = metadata.GetBlobReader(called.Signature);
            var header = signature.ReadSignatureHeader();
            if (header.IsGeneric)
            {
                signature.ReadCompressedInteger();
            }

            var count = signature.ReadCompressedInteger();
            if (!isNew && header.IsInstance && count == 1 && called.Name.StartsWith("set_", StringComparison.Ordinal))
            {
                // Visual Basic sets the property.
                Set(called.Name[4..]);
                return;
            }

            var arguments = Enumerable.Range(0, count).Select(_ => stack.Pop()).Reverse().ToList();
            if (isNew)
            {
                stack.Push(New(called.Type, arguments));
                return;
            }

            if (header.IsInstance)
            {
                stack.Pop();
            }

            if (signature.ReadSignatureTypeCode() != SignatureTypeCode.Void)
            {
                stack.Push(called is ("Array", "Empty", _) ? new InitialValue(null, "Array") : s_unknown);
            }
        }

        private static object? New(string type, List<object?> arguments) => (type, arguments) switch
        {
            (_, []) => new InitialValue(null, type),
            ("Nullable`1", [var only]) => only,
            ("Decimal", [int low, int middle, int high, int sign, int scale]) => new decimal(low, middle, high, sign != 0, (byte)scale),
            ("Decimal", [int whole]) => (decimal)whole,
            ("Decimal", [long whole]) => (decimal)whole,
            _ => s_unknown,
        };

        /// <summary>The type and name of a member, without namespace, and its signature.</summary>
        private (string Type, string Name, BlobHandle Signature) NameOf(int token)
        {
            var handle = MetadataTokens.EntityHandle(token);
            switch (handle.Kind)
            {
                case HandleKind.MethodSpecification:
                    return NameOf(MetadataTokens.GetToken(metadata.GetMethodSpecification((MethodSpecificationHandle)handle).Method));
                case HandleKind.MemberReference:
                    var member = metadata.GetMemberReference((MemberReferenceHandle)handle);
                    return (TypeOf(member.Parent), metadata.GetString(member.Name), member.Signature);
                case HandleKind.MethodDefinition:
                    var method = metadata.GetMethodDefinition((MethodDefinitionHandle)handle);
                    return (TypeOf(method.GetDeclaringType()), metadata.GetString(method.Name), method.Signature);
                default:
                    var field = metadata.GetFieldDefinition((FieldDefinitionHandle)handle);
                    return (TypeOf(field.GetDeclaringType()), metadata.GetString(field.Name), field.Signature);
            }
        }

        private string TypeOf(EntityHandle handle)
        {
            switch (handle.Kind)
            {
                case HandleKind.TypeReference:
                    return metadata.GetString(metadata.GetTypeReference((TypeReferenceHandle)handle).Name);
                case HandleKind.TypeDefinition:
                    return metadata.GetString(metadata.GetTypeDefinition((TypeDefinitionHandle)handle).Name);
                case HandleKind.TypeSpecification:
                    var signature = metadata.GetBlobReader(metadata.GetTypeSpecification((TypeSpecificationHandle)handle).Signature);
                    return signature.ReadSignatureTypeCode() == SignatureTypeCode.GenericTypeInstance && signature.ReadByte() > 0
                        ? TypeOf(signature.ReadTypeHandle())
                        : "";
                default:
                    return "";
            }
        }
    }
}

/// <param name="ByMember">The values by the names of members; null for one that is not known.</param>
/// <param name="IsComplete">Whether the constructor sets nothing else.</param>
internal sealed record InitialValues(IReadOnlyDictionary<string, InitialValue?> ByMember, bool IsComplete);

/// <param name="Constant">A number, text or null.</param>
/// <param name="NewType">The type of a new object or empty array, without its namespace; null for a constant.</param>
internal sealed record InitialValue(object? Constant, string? NewType);
