using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Assemblies.Metadata;

// What the code of a constructor shows of the initial values of members, without running it: constants, and new objects that take no
// arguments.
internal static class ConstructorCode
{
    public static InitialValues Read(string path, int token)
    {
        using var file = new PEReader(BoundedFile.Open(path));
        var metadata = file.GetMetadataReader();
        var method = metadata.GetMethodDefinition((MethodDefinitionHandle)MetadataTokens.EntityHandle(token));
        if (method.RelativeVirtualAddress == 0)
        {
            return new(new Dictionary<string, InitialValue?>(), IsComplete: false);
        }

        var code = file.GetMethodBody(method.RelativeVirtualAddress).GetILReader();
        var reader = new Reader(metadata, metadata.GetString(metadata.GetTypeDefinition(method.GetDeclaringType()).Name));
        try
        {
            return new(reader.Values, reader.Read(ref code));
        }
        catch (Exception e) when (e is InvalidOperationException or BadImageFormatException or InvalidCastException or ArgumentException)
        {
            // Not the code of a compiler that is known.
            return new(reader.Values, IsComplete: false);
        }
    }

    private sealed class Reader(MetadataReader metadata, string own)
    {
        private static readonly object s_unknown = new();
        private static readonly object s_this = new();
        private static readonly object s_parameter = new();

        private readonly Stack<object?> _stack = new();
        private readonly object?[] _locals = new object?[byte.MaxValue + 1];

        public Dictionary<string, InitialValue?> Values { get; } = [];

        // Whether it was read to its end. Code with branches is not.
        // One switch, however long: it is the list of the operations that are known, each with what it does to the stack.
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
                        _stack.Push(s_this);
                        break;
                    case ILOpCode.Ldarg_1 or ILOpCode.Ldarg_2 or ILOpCode.Ldarg_3:
                        _stack.Push(s_parameter);
                        break;
                    case ILOpCode.Ldarg_s:
                        code.ReadByte();
                        _stack.Push(s_parameter);
                        break;
                    case >= ILOpCode.Ldc_i4_m1 and <= ILOpCode.Ldc_i4_8:
                        _stack.Push((int)operation - (int)ILOpCode.Ldc_i4_0);
                        break;
                    case ILOpCode.Ldc_i4_s:
                        _stack.Push((int)code.ReadSByte());
                        break;
                    case ILOpCode.Ldc_i4:
                        _stack.Push(code.ReadInt32());
                        break;
                    case ILOpCode.Ldc_i8:
                        _stack.Push(code.ReadInt64());
                        break;
                    case ILOpCode.Ldc_r4:
                        _stack.Push(code.ReadSingle());
                        break;
                    case ILOpCode.Ldc_r8:
                        _stack.Push(code.ReadDouble());
                        break;
                    case ILOpCode.Conv_i8 when _stack.Peek() is int number:
                        _stack.Pop();
                        _stack.Push((long)number);
                        break;
                    case ILOpCode.Ldnull:
                        _stack.Push(null);
                        break;
                    case ILOpCode.Ldstr:
                        _stack.Push(metadata.GetUserString(MetadataTokens.UserStringHandle(code.ReadInt32() & 0xFFFFFF)));
                        break;
                    case ILOpCode.Ldsfld:
                        _stack.Push(NameOf(code.ReadInt32()) is ("String", "Empty", _) ? string.Empty : s_unknown);
                        break;
                    case >= ILOpCode.Stloc_0 and <= ILOpCode.Stloc_3:
                        _locals[operation - ILOpCode.Stloc_0] = _stack.Pop();
                        break;
                    case ILOpCode.Stloc_s:
                        _locals[code.ReadByte()] = _stack.Pop();
                        break;
                    case >= ILOpCode.Ldloc_0 and <= ILOpCode.Ldloc_3:
                        _stack.Push(_locals[operation - ILOpCode.Ldloc_0]);
                        break;
                    case ILOpCode.Ldloc_s:
                        _stack.Push(_locals[code.ReadByte()]);
                        break;
                    case ILOpCode.Ldloca_s:
                        Changed(_locals[code.ReadByte()]);
                        _stack.Push(s_unknown);
                        break;
                    case ILOpCode.Ldtoken:
                        code.ReadInt32();
                        _stack.Push(s_unknown);
                        break;
                    case ILOpCode.Newarr:
                        code.ReadInt32();
                        _stack.Push(_stack.Pop() is 0 ? new InitialValue(null, "Array") : s_unknown);
                        break;
                    case (>= ILOpCode.Stind_ref and <= ILOpCode.Stind_r8) or ILOpCode.Stobj:
                        Drop(2, ref code, operation == ILOpCode.Stobj);
                        break;
                    case (>= ILOpCode.Stelem_i and <= ILOpCode.Stelem_ref) or ILOpCode.Stelem:
                        Drop(3, ref code, operation == ILOpCode.Stelem);
                        break;
                    case ILOpCode.Ldfld:
                        _stack.Push(Get(MemberOf(NameOf(code.ReadInt32()).Name), _stack.Pop()));
                        break;
                    case ILOpCode.Dup:
                        _stack.Push(_stack.Peek());
                        break;
                    case ILOpCode.Pop:
                        _stack.Pop();
                        break;
                    case >= ILOpCode.Add and <= ILOpCode.Xor:
                        _stack.Pop();
                        _stack.Pop();
                        _stack.Push(s_unknown);
                        break;
                    case ILOpCode.Newobj or ILOpCode.Call or ILOpCode.Callvirt:
                        if (!Call(NameOf(code.ReadInt32()), isNew: operation == ILOpCode.Newobj))
                        {
                            return false;
                        }

                        break;
                    case ILOpCode.Stfld:
                        Set(MemberOf(NameOf(code.ReadInt32()).Name));
                        break;
                    default:
                        return false;
                }
            }

            return true;
        }

        private void Drop(int values, ref BlobReader code, bool hasToken)
        {
            for (; values > 0; values--)
            {
                _stack.Pop();
            }

            code.Offset += hasToken ? sizeof(int) : 0;
        }

        private static string MemberOf(string field) =>
            field.StartsWith('<') && field.IndexOf('>', StringComparison.Ordinal) is > 0 and var end ? field[1..end] : field.Trim('_', '@');

        private object Get(string member, object? target) => (target == s_this ? Values.GetValueOrDefault(member) : null) ?? s_unknown;

        private void Set(string member)
        {
            var value = _stack.Pop();
            if (_stack.Pop() == s_this && value != s_parameter)
            {
                Values[member] = value == s_unknown ? null : value as InitialValue ?? new(value, null);
            }
        }

        // Returns false if the call may set any member of the object.
        private bool Call((string Type, string Name, BlobHandle Signature) called, bool isNew)
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
                // A property of the object itself, or of another, which is no longer as it was made.
                Changed(_stack.ElementAt(1));
                Set(called.Name[4..]);
                return true;
            }

            if (!isNew && header.IsInstance && count == 0 && called.Name.StartsWith("get_", StringComparison.Ordinal))
            {
                _stack.Push(Get(called.Name[4..], _stack.Pop()));
                return true;
            }

            var arguments = Enumerable.Range(0, count).Select(_ => _stack.Pop()).Reverse().ToList();
            if (isNew)
            {
                arguments.ForEach(Changed);
                _stack.Push(New(called.Type, arguments));
                return !arguments.Contains(s_this);
            }

            var target = header.IsInstance ? _stack.Pop() : null;
            arguments.Append(target).ToList().ForEach(Changed);
            if (signature.ReadSignatureTypeCode() != SignatureTypeCode.Void)
            {
                _stack.Push(called is ("Array", "Empty", _) ? new InitialValue(null, "Array") : s_unknown);
            }

            return !arguments.Contains(s_this) && (target != s_this || (called.Name == ".ctor" && called.Type != own));
        }

        // Forgets an object that other code has had: it need not be as it was made.
        private void Changed(object? value)
        {
            if (value is InitialValue)
            {
                foreach (var member in Values.Where(one => ReferenceEquals(one.Value, value)).Select(one => one.Key).ToList())
                {
                    Values[member] = null;
                }

                var rest = _stack.Reverse().Select(Known).ToList();
                _stack.Clear();
                rest.ForEach(_stack.Push);
                for (var i = 0; i < _locals.Length; i++)
                {
                    _locals[i] = Known(_locals[i]);
                }
            }

            object? Known(object? one) => ReferenceEquals(one, value) ? s_unknown : one;
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

// ByMember: null for a value that is not known. IsComplete: the constructor sets nothing else.
internal sealed record InitialValues(IReadOnlyDictionary<string, InitialValue?> ByMember, bool IsComplete);

// Constant: a number, text or null. NewType: of a new object or empty array, without its namespace; null for a constant.
internal sealed record InitialValue(object? Constant, string? NewType);
